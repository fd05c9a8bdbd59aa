import Avatar from "@mui/material/Avatar";
import AvatarGroup from "@mui/material/AvatarGroup";
import Tooltip from "@mui/material/Tooltip";
import { liveTexts } from "./live.texts.ts";

/** Maximum number of viewers shown by name; the others are counted. */
const MOST = 4;

interface RecordViewersProps {
  readonly people: readonly { readonly id: number; readonly initials: string; readonly name: string }[];
}

/** Shows the other users who have the record open: their initials, and their names on demand. */
export function RecordViewers({ people }: RecordViewersProps) {
  if (people.length === 0) return null;
  const text = liveTexts.viewers(people.map(({ name }) => name));
  return (
    <Tooltip title={text}>
      <AvatarGroup
        max={MOST}
        role="img"
        aria-label={text}
        tabIndex={0}
        slotProps={{ surplus: { sx: { width: 28, height: 28, fontSize: 12 } } }}
      >
        {people.map(({ id, initials }) => (
          <Avatar
            key={id}
            sx={{
              width: 28,
              height: 28,
              fontSize: 12,
              bgcolor: "primary.main",
              color: "primary.contrastText",
            }}
          >
            {initials}
          </Avatar>
        ))}
      </AvatarGroup>
    </Tooltip>
  );
}
