import Alert from "@mui/material/Alert";
import { may } from "@travesia/api/permissions";
import { useEffect, useState } from "react";
import { useSession } from "../../app/session/useSession.ts";
import { keepText, keptText } from "../content/kept-text.ts";
import { useInstanceNoticesQuery } from "./operation.generated.ts";

/** Where this device keeps what it showed last. */
const KEPT = "travesia.aviso.instalacion";

/**
 * What is dangerous in this installation, above every screen of the owner until somebody mends it; from the
 * second visit on it stands there at once, and moves nothing when it is read again.
 */
export function UrgentNotices() {
  const { user } = useSession();
  const watches = may(user?.role, "watchOperation");
  // eslint-disable-next-line no-restricted-syntax -- the page of the operation says it as well
  const { data } = useInstanceNoticesQuery({ skip: !watches, fetchPolicy: "cache-first" });
  const [kept] = useState(() => keptText(KEPT));
  const told =
    data &&
    data.instanceNotices
      .filter(({ urgent }) => urgent)
      .map(({ text }) => text)
      .join(" ");
  useEffect(() => {
    if (told !== undefined) keepText(KEPT, told || null);
  }, [told]);
  const danger = told === undefined && watches ? kept : told;
  if (!danger) return null;
  return (
    <Alert severity="error" sx={{ mb: 5 }}>
      {danger}
    </Alert>
  );
}
