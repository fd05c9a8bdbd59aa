import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useUser } from "../../../base/session/useSession.ts";
import { useSettings } from "../../../base/settings.ts";
import { settingsPartAddress } from "../../content/agency/settings.parts.ts";
import { keepText, keptText } from "../../../base/saving/kept-text.ts";
import { organizationPaths } from "../../organization/organization.paths.ts";
import { customerPaths } from "../../customers/customers.paths.ts";
import { providerPaths } from "../../providers/providers.paths.ts";
import { quotePaths } from "../../quotes/quote/quotes.paths.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { reportPaths } from "../reports.paths.ts";
import type { FirstStepsQuery } from "./first-steps.generated.ts";
import { firstStepsTexts as texts } from "./first-steps.texts.ts";

/**
 * First steps in the order of a first sale: the subject of each, and the address at which it starts. A sale
 * needs no step that may wait.
 */
const steps = [
  { of: "customers", hint: "customersHint", href: customerPaths.import, waits: false },
  { of: "rnt", hint: "rntHint", href: settingsPartAddress("datos"), waits: false },
  { of: "quotes", hint: "quotesHint", href: quotePaths.begin, waits: false },
  { of: "accounts", hint: "accountsHint", href: settingsPartAddress("cuentas"), waits: false },
  { of: "providers", hint: "providersHint", href: providerPaths.import, waits: false },
  { of: "mails", hint: "mailsHint", href: reportPaths.waitingMails(), waits: false },
  { of: "team", hint: "teamHint", href: organizationPaths.createStaff.to(), waits: true },
  { of: "numbering", hint: "numberingHint", href: settingsPartAddress("numeracion"), waits: true },
  { of: "pastSales", hint: "pastSalesHint", href: customerPaths.importSales, waits: true },
] as const;
type Step = (typeof steps)[number]["of"];

/** Storage key on this device for the steps that a person postponed. */
const placeOf = (userId: number) => `travesia.despues.${userId}`;

interface FirstStepsProps {
  readonly done: NonNullable<FirstStepsQuery["firstSteps"]>;
}

/**
 * Shows the owner of a new agency the first steps until the first sale; a step that a sale goes without may
 * be postponed and then is last.
 */
export function FirstSteps({ done }: FirstStepsProps) {
  const { agency } = useSettings();
  const place = placeOf(useUser().id);
  const [later, setLater] = useState(() => keptText(place)?.split(" ") ?? []);
  const postpone = (step: Step) => {
    const next = [...later, step];
    keepText(place, next.join(" "));
    setLater(next);
  };
  const asked = steps.filter(({ of }) => of !== "mails" || agency?.mailsWait);
  const shown = [
    ...asked.filter(({ of }) => !later.includes(of)),
    ...asked.filter(({ of }) => later.includes(of)),
  ];
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: 4, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {texts.title}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map(({ of, hint, href, waits }) => (
          <Box component="li" key={of} sx={{ display: "flex", gap: 3, py: 1.5, alignItems: "flex-start" }}>
            <StepMark isDone={of !== "mails" && done[of]} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link href={href} sx={{ fontWeight: 600 }}>
                {texts[of]}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {texts[hint]}
              </Typography>
            </Box>
            {waits && !done[of] && !later.includes(of) && (
              <Button
                size="small"
                aria-label={`${texts.later}: ${texts[of]}`}
                onClick={() => postpone(of)}
                sx={{ flexShrink: 0 }}
              >
                {texts.later}
              </Button>
            )}
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
