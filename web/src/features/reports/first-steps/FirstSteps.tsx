import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useSettings } from "../../../base/settings.ts";
import { customerPaths } from "../../customers/customers.paths.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import { quotePaths } from "../../quotes/quote/quotes.paths.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { reportPaths } from "../reports.paths.ts";
import type { FirstStepsQuery } from "./first-steps.generated.ts";
import { firstStepsTexts as texts } from "./first-steps.texts.ts";

/** First steps in order: the subject of each, and the address at which it starts. */
const steps = [
  { of: "customers", hint: "customersHint", href: customerPaths.import },
  { of: "providers", hint: "providersHint", href: providerPaths.import },
  { of: "pastSales", hint: "pastSalesHint", href: customerPaths.importSales },
  { of: "quotes", hint: "quotesHint", href: quotePaths.begin },
  { of: "mails", hint: "mailsHint", href: reportPaths.waitingMails() },
] as const;

interface FirstStepsProps {
  readonly done: NonNullable<FirstStepsQuery["firstSteps"]>;
}

/**
 * Shows the owner of a new agency the first steps: the lists to import from spreadsheets, the first quote,
 * and finally the release of the e-mails to clients.
 */
export function FirstSteps({ done }: FirstStepsProps) {
  const { agency } = useSettings();
  const shown = steps.filter(({ of }) => of !== "mails" || agency?.mailsWait);
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: 4, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map(({ of, hint, href }) => (
          <Box component="li" key={of} sx={{ display: "flex", gap: 3, py: 1.5, alignItems: "flex-start" }}>
            <StepMark isDone={of !== "mails" && done[of]} />
            <div>
              <Link href={href} sx={{ fontWeight: 600 }}>
                {texts[of]}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {texts[hint]}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** Shows whether a step is done: a check, or a circle. */
function StepMark({ isDone }: { readonly isDone: boolean }) {
  if (isDone) return <CheckIcon color="success" titleAccess={texts.done} sx={{ width: 20 }} />;
  return (
    <Box
      aria-hidden
      sx={{
        width: 16,
        height: 16,
        m: "4px 2px",
        flex: "none",
        border: 2,
        borderColor: "divider",
        borderRadius: 8,
      }}
    />
  );
}
