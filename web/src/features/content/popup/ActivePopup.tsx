import { today as todayOf } from "@travesia/api/colombia/days";
import { useState } from "react";
import { rememberClosed, wasClosed } from "./closed-popups.ts";
import type { ShownPopupFragment } from "../content.generated.ts";
import { PopupDialog } from "./PopupDialog.tsx";

/** What is only for the team: visitors are not led there. */
const STAFF_ONLY = /^\/rifa\b/;

interface ActivePopupProps {
  /** What the server shows today; nothing while it is not known. */
  readonly popups: readonly ShownPopupFragment[] | undefined;
  /** Whether somebody of the team is signed in. */
  readonly staff?: boolean;
  /** `YYYY-MM-DD`; today in Bogota unless told. */
  readonly today?: string;
}

/**
 * The announcement of today, until this browser closed it: then not again that day. Closing it changes
 * nothing on the server.
 */
export function ActivePopup({ popups, staff = false, today = todayOf(new Date()) }: ActivePopupProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const [popup] = popups ?? [];
  if (!popup || closed === popup.id || wasClosed(popup.id, today)) return null;
  const close = () => {
    rememberClosed(popup.id, today);
    setClosed(popup.id);
  };
  return (
    <PopupDialog popup={popup} withButton={staff || !STAFF_ONLY.test(popup.link ?? "")} onClose={close} />
  );
}
