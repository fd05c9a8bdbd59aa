import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { may } from "@travesia/api/permissions";
import { useEffect, useState } from "react";
import { useSession } from "../../../base/session/useSession.ts";
import { useAgencyWarningQuery } from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";
import { keepText, keptText } from "../../../base/saving/kept-text.ts";

/** Storage key of the warning last shown on this device. */
const KEPT = "travesia.aviso.rnt";

/**
 * Shows the owner, above every screen, the warning about the agency's registration in the RNT until it is
 * renewed. From the second visit on it is shown immediately, so that nothing on the page moves.
 */
export function RntWarning() {
  const { user } = useSession();
  const manages = may(user?.role, "manageAgency");
  // eslint-disable-next-line no-restricted-syntax -- the agency's own page shows it as well
  const { data } = useAgencyWarningQuery({ skip: !manages, fetchPolicy: "cache-first" });
  const [kept] = useState(() => keptText(KEPT));
  const read = data && (data.agencySettings?.rntWarning ?? null);
  useEffect(() => {
    if (read !== undefined) keepText(KEPT, read);
  }, [read]);
  const warning = read === undefined && manages ? kept : read;
  if (!warning) return null;
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {warning}{" "}
      <Link href={contentPaths.settings.to()} underline="always">
        Ir a los ajustes
      </Link>
    </Alert>
  );
}
