import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useOpenTab } from "../../../base/files/useOpenTab.tsx";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import type { TripOf } from "./trip-of.ts";
import { followedBy, tripTexts as texts } from "./trip.texts.ts";
import { useTripCalendarMutation } from "./trip.generated.ts";

interface TripCalendarProps {
  readonly of: TripOf;
  /**
   * Adds a trip to the traveller's calendar, which then follows its changes. The calendar link is created
   * once, on the first click; after that each option is a plain link, for browsers that block opening without
   * a click.
   */
  readonly token: string | null;
}

/** Shows the free texts about a trip; hidden when its other parts already contain everything. */
export function TripCalendar({ of, token }: TripCalendarProps) {
  const heading = useId();
  const { busy, perform } = useSaving();
  const [make] = useTripCalendarMutation();
  const openTab = useOpenTab();
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const made = async () => {
    if (address !== null) return address;
    let fresh: string | null = null;
    await perform(async () => {
      const { data } = await make({ variables: of, context: besideSession(token) });
      fresh = data?.makeTripCalendar ?? null;
      setAddress(fresh);
    }, null);
    return fresh as string | null;
  };
  const follow = async () => {
    const fresh = await made();
    if (fresh) window.location.assign(followedBy.device(fresh));
  };
  const followInGoogle = () =>
    openTab(async () => {
      const fresh = await made();
      return fresh && followedBy.google(fresh);
    });
  const ways =
    address === null
      ? {
          device: { disabled: busy, onClick: () => void follow() },
          google: { disabled: busy, onClick: () => void followInGoogle() },
        }
      : {
          device: { href: followedBy.device(address) },
          google: { href: followedBy.google(address), target: "_blank", rel: "noopener" },
        };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.calendar}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} aria-labelledby={heading} fullWidth maxWidth="xs">
          <DialogTitle id={heading}>{texts.calendar}</DialogTitle>
          <DialogContent>
            <DialogContentText sx={{ mb: 4 }}>{texts.calendarLead}</DialogContentText>
            <Stack sx={{ gap: 2, alignItems: "stretch" }}>
              <Button variant="contained" {...ways.device}>
                {texts.calendarDevice}
              </Button>
              <Button variant="outlined" {...ways.google}>
                {texts.calendarGoogle}
              </Button>
              <CopyButton text={made} what={texts.calendarCopy} />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{texts.close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
