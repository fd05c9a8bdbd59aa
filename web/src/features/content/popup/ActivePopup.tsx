import { today as todayOf } from "@travesia/api/colombia/days";
import { type ReactNode, Suspense, useState } from "react";
import { isUnderDialog } from "../../../ui/keys.ts";
import { rememberClosed, wasClosed } from "./closed-popups.ts";
import type { ShownPopupFragment } from "../content.generated.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useFirstPause } from "./useFirstPause.ts";
import { useNoDialog } from "./useNoDialog.ts";

const PopupDialog = lazyPart(async () => (await import("./PopupDialog.tsx")).PopupDialog);

/** Pattern of addresses for staff only; visitors get no link to them. */
const STAFF_ONLY = /^\/rifa\b/;

interface ActivePopupProps {
  /** Popups of today; undefined until they have loaded. */
  readonly popups: readonly ShownPopupFragment[] | undefined;
  /** True when a staff member is signed in. */
  readonly staff?: boolean;
  /** Current date `YYYY-MM-DD`; by default today in Bogota. */
  readonly today?: string;
}

/**
 * Shows today's announcement until the user closes it in this browser, which hides it for the rest of the
 * day. It waits for the first scroll or pause, and until no other dialog is open. Closing it
 * changes nothing on the server.
 */
export function ActivePopup({ popups, staff = false, today = todayOf(new Date()) }: ActivePopupProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const [popup] = popups ?? [];
  const paused = useFirstPause();
  const alone = useNoDialog(popup !== undefined && paused);
  if (!popup || !alone || closed === popup.id || wasClosed(popup.id, today)) return null;
  const close = () => {
    rememberClosed(popup.id, today);
    setClosed(popup.id);
  };
  return (
    <Uncovered>
      <Suspense fallback={null}>
        <PopupDialog popup={popup} withButton={staff || !STAFF_ONLY.test(popup.link ?? "")} onClose={close} />
      </Suspense>
    </Uncovered>
  );
}

/** Shows popups that open automatically, except while a dialog is open. */
function Uncovered({ children }: { readonly children: ReactNode }) {
  const [covered] = useState(isUnderDialog);
  return covered ? null : children;
}
