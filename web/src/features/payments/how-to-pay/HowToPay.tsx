import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenDay } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import { howToPayTexts as texts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TOUCH } from "../../../ui/touch.ts";
import type { Way } from "../../contracts/link-page/useNextPage.tsx";
import type { HowToPayBlockFragment } from "./how-to-pay.generated.ts";
import { PaidIntoRow } from "./PaidIntoRow.tsx";

interface HowToPayProps {
  readonly ways: HowToPayBlockFragment;
  /** Link to the online payment; null when the link that opened the page does not lead there. */
  readonly wayToPay: Way | null;
  /** True when the online payment is the page's main act; false when a bar of the page offers it. */
  readonly main?: boolean;
}

/**
 * Shows the block `Cómo pagar`: the amounts by due date, to be paid online, or into an account whose number
 * can be copied.
 */
export function HowToPay({ ways, wayToPay, main = true }: HowToPayProps) {
  const { reference, concept, amount, due, online, accounts } = ways;
  return (
    <Section title={texts.title}>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Typography color="textSecondary">{concept}</Typography>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
            {formatCop(amount)}
          </Typography>
          {due && <Typography color="textSecondary">Hasta el {spokenDay(due)}</Typography>}
        </div>
        {online && wayToPay && (
          <Stack direction={{ sm: "row" }} sx={{ gap: { xs: 1, sm: 4 }, alignItems: { sm: "center" } }}>
            <Button
              {...(main ? { variant: "contained", color: "secondary" } : { variant: "outlined" })}
              {...wayToPay}
              sx={{ minHeight: { xs: TOUCH, md: 36 } }}
            >
              {texts.online}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {texts.onlineLead}
            </Typography>
          </Stack>
        )}
        {accounts.length > 0 && (
          <>
            <Stack direction="row" sx={{ gap: 3, alignItems: "center", justifyContent: "space-between" }}>
              <div>
                <Typography variant="caption" color="textSecondary">
                  {texts.reference}
                </Typography>
                <Typography sx={{ fontWeight: 600 }}>{reference}</Typography>
              </div>
              <CopyButton text={reference} what="la referencia" />
            </Stack>
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {accounts.map((account) => (
                <PaidIntoRow key={account.id} account={account} />
              ))}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {texts.only(reference)}
            </Typography>
          </>
        )}
      </Stack>
    </Section>
  );
}
