import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { howToPayTexts as texts } from "@travesia/api/content/agency-account/how-to-pay-block.rules";
import { howToPayContent } from "@travesia/api/content/agency-account/how-to-pay-content.rules";
import { HowToPay as Ways } from "@travesia/pages/money/HowToPay.tsx";
import { MoneyStyle } from "@travesia/pages/style/MoneyStyle.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { TOUCH } from "../../../ui/touch.ts";
import type { Way } from "../../contracts/link-page/useNextPage.tsx";
import { AccountCode } from "./AccountCode.tsx";
import type { HowToPayBlockFragment } from "./how-to-pay.generated.ts";

interface HowToPayProps {
  readonly ways: HowToPayBlockFragment;
  /** Link to the online payment; null when the link that opened the page does not lead there. */
  readonly wayToPay: Way | null;
  /** True when the online payment is the page's main act; false when a bar of the page offers it. */
  readonly main?: boolean;
}

/**
 * Shows the block `Cómo pagar`: the amounts by due date, to be paid online, or into an account whose number
 * can be copied and whose QR code is shown on demand.
 */
export const HowToPay = ({ ways, wayToPay, main = true }: HowToPayProps) => (
  <>
    <MoneyStyle />
    <Ways
      {...howToPayContent(ways)}
      online={
        ways.online &&
        wayToPay && (
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
        )
      }
      copyOf={(text, what) => <CopyButton text={text} what={what} />}
      codeOf={(id) => {
        const account = ways.accounts.find((one) => one.id === id);
        return account?.qr && <AccountCode {...account} qr={account.qr} />;
      }}
    />
  </>
);
