import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import type { SharingTraveller } from "./TripShareDialog.tsx";
import type { TripOf } from "./trip-of.ts";
import { shareTexts as texts } from "./share.texts.ts";

const TripShareDialog = lazyPart(async () => (await import("./TripShareDialog.tsx")).TripShareDialog);

interface TripSharingProps {
  readonly of: TripOf;
  readonly destination: string;
  readonly travellers: readonly SharingTraveller[];
  /** Token of the link that opened the page. */
  readonly token: string | null;
}

/** Lets a client share the trip, without its amounts, with each traveller. */
export function TripSharing(props: TripSharingProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TripShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
