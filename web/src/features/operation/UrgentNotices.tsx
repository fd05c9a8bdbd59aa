import Alert from "@mui/material/Alert";
import { may } from "@travesia/api/permissions";
import { useEffect, useState } from "react";
import { useSession } from "../../base/session/useSession.ts";
import { keepText, keptText } from "../../base/saving/kept-text.ts";
import { useInstanceNoticesQuery } from "./operation.generated.ts";

/** Storage key of the notices last shown on this device. */
const KEPT = "travesia.aviso.instalacion";

/**
 * Shows the owner, above every screen, the urgent problems of this installation until they are solved. From
 * the second visit on they are shown immediately, so that nothing on the page moves.
 */
export function UrgentNotices() {
  const { user } = useSession();
  const watches = may(user?.role, "watchOperation");
  // eslint-disable-next-line no-restricted-syntax -- the page of the operation shows it as well
  const { data } = useInstanceNoticesQuery({ skip: !watches, fetchPolicy: "cache-first" });
  const [kept] = useState(() => keptText(KEPT));
  const read =
    data &&
    data.instanceNotices
      .filter(({ urgent }) => urgent)
      .map(({ text }) => text)
      .join(" ");
  useEffect(() => {
    if (read !== undefined) keepText(KEPT, read || null);
  }, [read]);
  const danger = read === undefined && watches ? kept : read;
  if (!danger) return null;
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      {danger}
    </Alert>
  );
}
