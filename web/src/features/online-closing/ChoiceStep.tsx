import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import type { ClosingOrderOfFragment } from "./online-closing.generated.ts";
import type { ClosingActs } from "./useClosing.ts";

interface ChoiceStepProps {
  readonly order: ClosingOrderOfFragment;
  readonly acts: Pick<ClosingActs, "busy" | "failure" | "choose">;
  readonly onChosen: () => void;
}

/** Shows the choice of option and of how to pay. */
export function ChoiceStep({ order, acts, onChosen }: ChoiceStepProps) {
  const { options, plans } = order;
  const chosen = options.find((option) => option.chosen)?.id ?? null;
  const [option, setOption] = useState(chosen);
  const [payments, setPayments] = useState(order.payments ?? 1);
  const ratio = (options.find(({ id }) => id === option)?.price ?? order.summary.total) / order.summary.total;
  const save = async () => {
    const wrong = await acts.choose({ payments, ...(option !== chosen && { option }) });
    if (!wrong) onChosen();
  };
  return (
    <Stack sx={{ gap: 5 }}>
      {options.length > 1 && (
        <Card sx={{ p: { xs: 4, md: 5 } }}>
          <FormControl>
            <FormLabel id="closing-option">{texts.option}</FormLabel>
            <RadioGroup
              aria-labelledby="closing-option"
              value={option}
              onChange={(_, value) => setOption(value)}
            >
              {options.map(({ id, name, price }) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio />}
                  label={`${name} · ${formatCop(price)}`}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </Card>
      )}
      <Card sx={{ p: { xs: 4, md: 5 } }}>
        <FormControl>
          <FormLabel id="closing-plan">{texts.plan}</FormLabel>
          <RadioGroup
            aria-labelledby="closing-plan"
            value={payments}
            onChange={(_, value) => setPayments(Number(value))}
          >
            {plans.map((plan) => (
              <FormControlLabel
                key={plan.payments}
                value={plan.payments}
                control={<Radio />}
                label={
                  <>
                    {plan.payments === 1 ? texts.once : texts.times(plan.payments)}
                    {ratio === 1 && (
                      <Typography variant="body2" color="textSecondary">
                        {plan.payments === 1
                          ? formatCop(plan.today)
                          : texts.eachToday(plan.today, plan.lastDueOn)}
                      </Typography>
                    )}
                  </>
                }
                sx={{ alignItems: "flex-start", mb: 1 }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Card>
      <FormFailure failure={acts.failure} />
      <Button
        variant="contained"
        color="secondary"
        size="large"
        loading={acts.busy}
        onClick={() => void save()}
      >
        {texts.next}
      </Button>
    </Stack>
  );
}
