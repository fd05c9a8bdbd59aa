import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useEffect, useState } from "react";
import type { VoucherContent } from "@travesia/pages/trip/TripVouchers.tsx";
import { isNotFound, isUnauthenticated } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { keepTexts as texts } from "./keep.texts.ts";
import { canKeep, isKept } from "./kept-place.ts";

const ChooseVouchersDialog = lazyPart(
  async () => (await import("./ChooseVouchersDialog.tsx")).ChooseVouchersDialog,
);
const loadKept = () => import("./kept-trips.ts");

interface KeepTripProps {
  /** Id of the trip's contract or reservation, or of its shared link. */
  readonly tripId: string;
  readonly token: string | null;
  readonly vouchers?: readonly VoucherContent[];
  /** False when the trip is over or cancelled, and can no longer be stored. */
  readonly open: boolean;
}

/** Stores a trip on this device for offline use, and removes it. */
export function KeepTrip({ tripId, token, vouchers = [], open }: KeepTripProps) {
  const client = useApolloClient();
  const { busy, perform } = useSaving();
  const [kept, setKept] = useState(false);
  const [chooses, setChooses] = useState(false);
  useEffect(() => {
    let here = true;
    const look = async () => {
      if (!(await isKept(tripId))) return;
      if (here) setKept(true);
      const { forgetTrip, keepAnew } = await loadKept();
      await keepAnew(client, { tripId, token, vouchers }).catch(async (error: unknown) => {
        if (!isNotFound(error) && !isUnauthenticated(error)) return;
        await forgetTrip(tripId);
        if (here) setKept(false);
      });
    };
    void look().catch(() => undefined);
    return () => {
      here = false;
    };
    // The kept trip is refreshed once for each opening of the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, tripId, token]);
  const keep = (chosen: readonly VoucherContent[]) =>
    void perform(async () => {
      await (await loadKept()).keepTrip(client, { tripId, token, vouchers: chosen });
      setKept(true);
      setChooses(false);
    }, texts.done);
  const forget = () =>
    void perform(async () => {
      await (await loadKept()).forgetTrip(tripId);
      setKept(false);
    }, texts.forgotten);
  if (kept)
    return (
      <Typography component="div" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        {texts.kept}
        <ActButton loading={busy} onClick={forget} aria-label={texts.forgetIt}>
          {texts.forget}
        </ActButton>
      </Typography>
    );
  if (!open || !canKeep()) return null;
  return (
    <>
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => (vouchers.length > 0 ? setChooses(true) : keep([]))}
      >
        {texts.keep}
      </Button>
      {chooses && (
        <Suspense fallback={null}>
          <ChooseVouchersDialog
            vouchers={vouchers}
            busy={busy}
            onKeep={keep}
            onClose={() => setChooses(false)}
          />
        </Suspense>
      )}
    </>
  );
}
