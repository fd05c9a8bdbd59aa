import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { dayKinds } from "../my-day.kinds.ts";
import { useMyDayQuery } from "../my-day.generated.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

/** Shows on demand the number of tasks of each kind, with the list of each. */
export function DayKinds() {
  const [open, setOpen] = useState(false);
  const read = useMyDayQuery({ skip: !open, fetchPolicy: "cache-and-network" });
  return (
    <>
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {texts.kinds}
      </Button>
      {open && <Unread of={read} what={texts.kinds} />}
      {open && read.data && (
        <Box
          component="ul"
          sx={{
            listStyle: "none",
            m: 0,
            px: 3,
            py: 2,
            flexBasis: "100%",
            display: "grid",
            columnGap: 5,
            gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {read.data.myDay.map(({ kind, total }) => (
            <Box component="li" key={kind} sx={{ py: 1 }}>
              <Link href={dayKinds[kind].all} variant="body2">
                {dayKinds[kind].title(total)}
              </Link>
              <Typography variant="caption" color="textSecondary" component="div">
                {dayKinds[kind].hint}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
