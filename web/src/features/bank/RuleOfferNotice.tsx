import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useUndo } from "../../base/saving/useUndo.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { useBankRuleEndMutation, useBankRuleMakeMutation } from "./bank.generated.ts";
import { conceptTexts as texts, ruleOfferText } from "./concept.texts.ts";
import { bankReads, type RuleOffer } from "./useBankActions.ts";

interface RuleOfferNoticeProps {
  readonly offer: RuleOffer | null;
  readonly onClose: () => void;
}

/** Offers the rule that a concept given twice suggests; one press makes it. */
export function RuleOfferNotice({ offer, onClose }: RuleOfferNoticeProps) {
  const { busy, perform } = useSaving();
  const undoable = useUndo();
  const lists = { refetchQueries: bankReads };
  const [make] = useBankRuleMakeMutation(lists);
  const [end] = useBankRuleEndMutation(lists);
  if (!offer) return null;
  const { accountId, ...input } = offer;
  const makeIt = () =>
    perform(
      async () => (await make({ variables: { accountId, input } })).data?.makeBankRule.id,
      (id) => {
        onClose();
        if (id) undoable(texts.ruleMade, () => end({ variables: { id } }));
        return null;
      },
    );
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, alignItems: "center" }}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          <ActButton size="small" variant="outlined" loading={busy} onClick={() => void makeIt()}>
            {texts.makeRule}
          </ActButton>
          <ActButton size="small" color="inherit" onClick={onClose}>
            {texts.notNow}
          </ActButton>
        </Stack>
      }
    >
      {ruleOfferText(conceptLabels[offer.concept], offer.words)}
    </Alert>
  );
}
