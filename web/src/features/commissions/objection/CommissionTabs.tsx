import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "../../../app/routes/useAddress.ts";
import { OBJECTIONS } from "../commission/commissions.paths.ts";
import { commissionTexts } from "../commission/commission.texts.ts";
import { objectionTexts } from "./objection.texts.ts";

/** The two lists of one page: commissions, and what was objected to them. */
export function CommissionTabs({ tab }: { readonly tab: "" | typeof OBJECTIONS }) {
  const address = useAddress();
  return (
    <Tabs
      value={tab}
      onChange={(_, ver: string) => address.only({ ver })}
      variant="scrollable"
      aria-label={commissionTexts.title}
      sx={{ mb: 4 }}
    >
      <Tab value="" label={commissionTexts.title} />
      <Tab value={OBJECTIONS} label={objectionTexts.list} />
    </Tabs>
  );
}
