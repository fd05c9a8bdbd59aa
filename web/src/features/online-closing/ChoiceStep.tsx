import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop, split, sum } from "@travesia/api/cop";
import { type ReactNode, useId, useState } from "react";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import type { ClosingOrderOfFragment } from "./online-closing.generated.ts";
import type { ClosingActs } from "./useClosing.ts";

interface ChoiceStepProps {
  readonly order: ClosingOrderOfFragment;
  readonly acts: Pick<ClosingActs, "busy" | "failure" | "choose">;
  readonly onChosen: () => void;
}

/** Shows the choice of option, of extras and of how to pay, with the total as chosen. */
export function ChoiceStep({ order, acts, onChosen }: ChoiceStepProps) {
  const { options, plans } = order;
  const known = options.find(({ chosen }) => chosen) ?? options[0];
  const [optionId, setOptionId] = useState(known?.id ?? null);
  const option = options.find(({ id }) => id === optionId) ?? known;
  const [extras, setExtras] = useState(() =>
    (known?.extras ?? []).filter(({ chosen }) => chosen).map(({ key }) => key),
  );
  const [payments, setPayments] = useState(order.payments ?? 1);
  const offered = option?.extras ?? [];
  const added = offered.filter(({ key }) => extras.includes(key));
  const total = sum([option?.price ?? order.summary.total, ...added.map(({ price }) => price)]);
  const save = async () => {
    const wrong = await acts.choose({
      payments,
      extras: added.map(({ key }) => key),
      ...(optionId !== known?.id && { option: optionId }),
    });
    if (!wrong) onChosen();
  };
  return (
    <Stack sx={{ gap: 5 }}>
      {options.length > 1 && (
        <Choice title={texts.option}>
          {(labelledBy) => (
            <RadioGroup
              aria-labelledby={labelledBy}
              value={optionId}
              onChange={(_, value) => setOptionId(value)}
            >
              {options.map(({ id, name, price }) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio />}
                  label={`${name ?? ""} · ${formatCop(price)}`}
                />
              ))}
            </RadioGroup>
          )}
        </Choice>
      )}
      {offered.length > 0 && (
        <Choice title={texts.addExtras}>
          {() => (
            <FormGroup>
              {offered.map(({ key, name, detail, price }) => (
                <FormControlLabel
                  key={key}
                  control={
                    <Checkbox
                      checked={extras.includes(key)}
                      onChange={(_, on) =>
                        setExtras(on ? [...extras, key] : extras.filter((one) => one !== key))
                      }
                    />
                  }
                  label={<Labelled text={`${name} · + ${formatCop(price)}`} detail={detail} />}
                  sx={{ alignItems: "flex-start" }}
                />
              ))}
            </FormGroup>
          )}
        </Choice>
      )}
      <Choice title={texts.plan}>
        {(labelledBy) => (
          <RadioGroup
            aria-labelledby={labelledBy}
            value={payments}
            onChange={(_, value) => setPayments(Number(value))}
          >
            {plans.map((plan) => (
              <FormControlLabel
                key={plan.payments}
                value={plan.payments}
                control={<Radio />}
                label={
                  plan.payments === 1 ? (
                    <Labelled text={texts.once} detail={formatCop(total)} />
                  ) : (
                    <Labelled
                      text={texts.times(plan.payments)}
                      detail={texts.eachToday(split(total, plan.payments)[0] ?? total, plan.lastDueOn)}
                    />
                  )
                }
                sx={{ alignItems: "flex-start", mb: 1 }}
              />
            ))}
          </RadioGroup>
        )}
      </Choice>
      <FormFailure failure={acts.failure} />
      <Card
        data-foot-bar
        sx={{ position: "sticky", bottom: { xs: 8, md: 16 }, p: 4, boxShadow: 6, zIndex: 1 }}
      >
        <Typography role="status" sx={{ fontVariantNumeric: "tabular-nums" }}>
          <strong>{texts.today(split(total, payments)[0] ?? total)}</strong>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: "block", mb: 3 }}>
            {texts.total}: {formatCop(total)}
          </Typography>
        </Typography>
        <Button
          variant="contained"
          color="secondary"
          size="large"
          fullWidth
          loading={acts.busy}
          onClick={() => void save()}
        >
          {texts.next}
        </Button>
      </Card>
    </Stack>
  );
}

interface ChoiceProps {
  readonly title: string;
  /** Renders the fields; the argument is the id of their heading. */
  readonly children: (labelledBy: string) => ReactNode;
}

function Choice({ title, children }: ChoiceProps) {
  const heading = useId();
  return (
    <Card sx={{ p: { xs: 4, md: 5 } }}>
      <FormControl component="fieldset" variant="standard">
        <FormLabel id={heading} component="legend" sx={{ mb: 2 }}>
          {title}
        </FormLabel>
        {children(heading)}
      </FormControl>
    </Card>
  );
}

const Labelled = ({ text, detail }: { readonly text: string; readonly detail: string | null }) => (
  <>
    {text}
    {detail !== null && (
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {detail}
      </Typography>
    )}
  </>
);
