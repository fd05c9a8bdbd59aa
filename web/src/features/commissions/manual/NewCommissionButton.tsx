import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import type { ContractChoice } from "../../contracts/choice/choice.form.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";
import { NewCommissionDialog } from "./NewCommissionDialog.tsx";

/** Shows the button that opens the form of a manual commission, to viewers with permission. */
export function NewCommissionButton({ contract }: { readonly contract?: ContractChoice | null }) {
  const { role } = useUser();
  const [open, setOpen] = useState(false);
  if (!may(role, "manageCommissions")) return null;
  return (
    <>
      <HelpTooltip topic="nueva-comision-manual-btn">
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {texts.newManual}
        </Button>
      </HelpTooltip>
      {open && <NewCommissionDialog contract={contract ?? null} onClose={() => setOpen(false)} />}
    </>
  );
}
