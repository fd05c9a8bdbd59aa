import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { may } from "@travesia/api/permissions";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { Section } from "../../ui/Section.tsx";
import { useBankRulesQuery } from "./bank.generated.ts";
import { shortAccount } from "./bank.texts.ts";
import { conceptTexts as texts, ruleText } from "./concept.texts.ts";
import type { BankActions } from "./useBankActions.ts";

/** Shows the rules that classify the bank's charges; nothing while there are none. */
export function BankRules({ actions }: { readonly actions: Pick<BankActions, "show" | "endRule"> }) {
  const user = useUser();
  const rules = lastAnswer(useBankRulesQuery())?.bankRules ?? [];
  if (rules.length === 0) return null;
  return (
    <Section title={texts.rules}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {rules.map((rule) => (
          <Stack
            key={rule.id}
            component="li"
            direction="row"
            sx={{ gap: 3, py: 1, alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{ruleText(conceptLabels[rule.concept], rule)}</Typography>
              <Typography variant="caption" color="textSecondary">
                {shortAccount(rule.account)} ·{" "}
                {rule.uses === 1 ? "1 movimiento" : `${rule.uses.toLocaleString("es-CO")} movimientos`}
              </Typography>
            </Box>
            {may(user.role, "ruleBank") && (
              <Stack direction="row" sx={{ gap: 1 }}>
                <ActButton size="small" onClick={() => actions.show({ act: "rule", rule })}>
                  {texts.changeRule}
                </ActButton>
                <ActButton size="small" color="inherit" onClick={() => actions.endRule(rule.id)}>
                  {texts.endRule}
                </ActButton>
              </Stack>
            )}
          </Stack>
        ))}
      </Box>
    </Section>
  );
}
