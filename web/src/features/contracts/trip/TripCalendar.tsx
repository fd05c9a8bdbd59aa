import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import type { TripOf } from "./shown-trip.ts";
import { followedBy, tripTexts as texts } from "./trip.texts.ts";
import { useTripCalendarMutation } from "./trip.generated.ts";

interface TripCalendarProps {
  readonly of: TripOf;
  /** The token of the link that the page was opened with. */
  readonly token: string | null;
}

/** Adds a trip to the calendar of its traveller, which follows it from then on. */
export function TripCalendar({ of, token }: TripCalendarProps) {
  const heading = useId();
  const { busy, perform } = useActs();
  const [make] = useTripCalendarMutation();
  const [address, setAddress] = useState<string | null>(null);
  const ask = () =>
    void perform(async () => {
      const { data } = await make({ variables: of, context: besideSession(token) });
      setAddress(data?.makeTripCalendar ?? null);
    }, null);
  return (
    <>
      <ActButton variant="outlined" loading={busy} onClick={ask}>
        {texts.calendar}
      </ActButton>
      {address && (
        <Dialog open onClose={() => setAddress(null)} aria-labelledby={heading} fullWidth maxWidth="xs">
          <DialogTitle id={heading}>{texts.calendar}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 4 }}>{texts.calendarLead}</DialogContentText>
            <Stack sx={{ gap: 2, alignItems: "stretch" }}>
              <Button variant="contained" href={followedBy.device(address)}>
                {texts.calendarDevice}
              </Button>
              <Button variant="outlined" href={followedBy.google(address)} target="_blank" rel="noopener">
                {texts.calendarGoogle}
              </Button>
              <CopyButton text={address} what={texts.calendarCopy} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAddress(null)}>{texts.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
