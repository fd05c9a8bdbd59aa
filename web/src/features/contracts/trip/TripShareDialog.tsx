import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useActs } from "../../../base/saving/useActs.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { shareState, shareTexts as texts } from "./share.texts.ts";
import type { TripOf } from "./trip-of.ts";
import { useTripShareEndMutation, useTripShareMutation, useTripSharesQuery } from "./trip.generated.ts";

/** A traveller with whom a trip is shared. */
export interface SharingTraveller {
  readonly id: string;
  readonly name: string;
}

interface TripShareDialogProps {
  readonly of: TripOf;
  readonly destination: string;
  readonly travellers: readonly SharingTraveller[];
  readonly token: string | null;
  readonly onClose: () => void;
}

/** A shared link as the client sees it. */
interface OpenShare {
  readonly id: string;
  readonly name: string | null;
  readonly isCalendar: boolean;
}

/** Creates links to a trip without its amounts, lists the active links, and revokes them. */
export function TripShareDialog({ of, destination, travellers, token, onClose }: TripShareDialogProps) {
  const heading = useId();
  const context = besideSession(token);
  const read = useTripSharesQuery({ variables: of, context, fetchPolicy: "cache-and-network" });
  const shares = read.data?.tripShares ?? [];
  const { open, show, close, busy, failure, perform, performHere } = useActs<OpenShare>();
  const [make] = useTripShareMutation({ context });
  const [end] = useTripShareEndMutation({ context });
  const [created, setCreated] = useState<{ readonly name: string | null; readonly address: string } | null>(
    null,
  );
  const makeFor = (traveller: SharingTraveller | null) =>
    void performHere(async () => {
      const variables = { ...of, travellerId: traveller?.id ?? null };
      const { data } = await make({ variables });
      if (data) setCreated({ name: traveller?.name ?? null, address: data.shareTrip });
      await read.refetch();
    }, null);
  const endIt = ({ id, isCalendar }: OpenShare) =>
    void perform(
      async () => {
        await end({ variables: { id } });
        await read.refetch();
      },
      isCalendar ? texts.endedCalendar : texts.ended,
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="xs">
      <DialogTitle id={heading}>{texts.share}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 4 }}>{texts.lead(travellers.length > 0)}</DialogContentText>
        {created && (
          <Box role="status" sx={{ p: 4, mb: 4, border: 1, borderColor: "divider", borderRadius: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{texts.created(created.name)}</Typography>
            <Typography sx={{ overflowWrap: "anywhere", my: 2 }}>{created.address}</Typography>
            <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
              <CopyButton text={created.address} what={texts.what} />
              <Button
                size="small"
                variant="outlined"
                color="success"
                href={`https://wa.me/?text=${encodeURIComponent(texts.message(destination, created.address))}`}
                target="_blank"
                rel="noopener"
              >
                {texts.whatsapp}
              </Button>
            </Stack>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {texts.once}
            </Typography>
          </Box>
        )}
        <Lines title={texts.make}>
          {[...travellers, null].map((traveller) => {
            const name = traveller?.name ?? texts.anybody;
            return (
              <Line key={traveller?.id ?? "anybody"} name={name}>
                <ActButton
                  size="small"
                  loading={busy}
                  aria-label={texts.makeFor(name)}
                  onClick={() => makeFor(traveller)}
                >
                  {texts.create}
                </ActButton>
              </Line>
            );
          })}
        </Lines>
        {shares.length > 0 ? (
          <Lines title={texts.open}>
            {shares.map((share) => (
              <Line key={share.id} name={texts.named(share)} note={shareState(share)}>
                <Button
                  size="small"
                  color="error"
                  aria-label={texts.endOf(share)}
                  onClick={() => show(share)}
                >
                  {texts.end}
                </Button>
              </Line>
            ))}
          </Lines>
        ) : (
          <Unread of={read} what={texts.open} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
      {open && (
        <ConfirmDialog
          open
          title={open.isCalendar ? texts.endCalendarTitle : texts.endTitle}
          confirm={open.isCalendar ? texts.endCalendarConfirm : texts.endConfirm}
          destructive
          busy={busy}
          failure={failure}
          onConfirm={() => endIt(open)}
          onClose={close}
        >
          {texts.endText(open)}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function Lines({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 650, mt: 4 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {children}
      </Box>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Line({ name, note, children }: LineProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ justifyContent: "space-between", alignItems: "center", gap: 3, py: 1 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>{name}</Typography>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Stack>
  );
}
