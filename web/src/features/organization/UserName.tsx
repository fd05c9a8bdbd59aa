import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface UserNameProps {
  readonly image: string;
  readonly name: ReactNode;
  /** Small line below the name: the e-mail or the role. */
  readonly note: ReactNode;
}

/** Shows a person in a list: picture, name, and one line below. */
export function UserName({ image, name, note }: UserNameProps) {
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 3, minWidth: 0 }}>
      <Avatar src={image} alt="" sx={{ width: 32, height: 32 }} />
      <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
        <Box sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>{name}</Box>
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          data-second-line
          sx={{ overflowWrap: "anywhere", fontWeight: 400 }}
        >
          {note}
        </Typography>
      </Box>
    </Stack>
  );
}
