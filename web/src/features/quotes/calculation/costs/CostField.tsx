import Stack from "@mui/material/Stack";
import { sharedCostText, shareOfCost } from "@travesia/api/quotes/calculation/costs/shared-cost.rules";
import { use } from "react";
import { type Control, type FieldPath, useWatch } from "react-hook-form";
import { FieldNotice } from "../../../../ui/form/FieldNotice.tsx";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { productText } from "../calculation.texts.ts";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import type { blankShare, CalculatorForm } from "../calculator.form.ts";
import { CostBase, CostUnits } from "./CostBase.tsx";

interface CostFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly name: FieldPath<CalculatorForm>;
  readonly label: string;
  /** Text shown below the field while there is no other message. */
  readonly hint?: string | undefined;
  /** True when the cost counts now; true by default. */
  readonly counts?: boolean;
  /** Number of nights, if the cost is per night. */
  readonly nights?: number | null;
  /** True when it is charged once instead of per paying person. */
  readonly once?: boolean;
  /** True when the cost may be entered per room or for the group; true by default. */
  readonly shareable?: boolean;
}

/** Returns the form path of the shared amount that belongs to a cost. */
const shareOf = (name: FieldPath<CalculatorForm>): FieldPath<CalculatorForm> =>
  (/costo(Ida|Vuelta)$/.test(name)
    ? name.replace(/costo(Ida|Vuelta)$/, "cobro$1")
    : name.replace(/costo(Noche|Total)?$/, "cobro")) as FieldPath<CalculatorForm>;

/**
 * Shows a cost field with the multiplication by persons and nights, and warnings about unusual values. The
 * cost is entered per person, per room or for the group; for the last two, the share per person is shown too.
 */
export function CostField({ shareable = true, once = false, ...props }: CostFieldProps) {
  const shared = useWatch({ control: props.control, name: shareOf(props.name) }) as
    typeof blankShare | undefined;
  if (!shareable || once) return <PlainCost {...props} once={once} />;
  const change = <CostBase control={props.control} name={props.name} share={shareOf(props.name)} />;
  if (!shared?.base) return <PlainCost {...props} once={once} end={change} />;
  return <SharedCost {...props} share={shareOf(props.name)} shared={shared} end={change} />;
}

function PlainCost({
  control,
  name,
  label,
  hint,
  counts = true,
  nights,
  once = false,
  end,
}: Omit<CostFieldProps, "shareable"> & { readonly end?: React.ReactNode }) {
  const { persons, notices } = use(CalculatorFactsContext);
  const cost = useWatch({ control, name });
  const notice = notices[name];
  const product =
    counts && typeof cost === "number" && cost > 0 ? productText(cost, once ? null : persons, nights) : null;
  const said = (
    <>
      {notice && <FieldNotice>{notice}. </FieldNotice>}
      {product}
    </>
  );
  return (
    <MoneyField
      control={control}
      name={name}
      label={label}
      hint={notice || product ? said : hint}
      end={end}
    />
  );
}

interface SharedCostProps extends Omit<CostFieldProps, "shareable" | "once"> {
  readonly share: FieldPath<CalculatorForm>;
  readonly shared: typeof blankShare;
  readonly end: React.ReactNode;
}

/** Shows the amount per room or group, their number, and the resulting share of each paying person. */
function SharedCost({ control, label, nights, counts = true, share, shared, end }: SharedCostProps) {
  const { persons } = use(CalculatorFactsContext);
  const { base, monto, unidades } = shared;
  const whole = base !== "" && monto ? { base, monto, unidades: Math.max(1, unidades ?? 1) } : null;
  const said = whole && (
    <>
      {sharedCostText(whole, persons)}
      {counts && nights !== undefined && `; ${productText(shareOfCost(whole, persons), persons, nights)}`}
    </>
  );
  const asked = base === "grupo" ? "por grupo" : "por habitación";
  return (
    <Stack sx={{ gap: 2 }}>
      <MoneyField
        control={control}
        name={`${share}.monto` as FieldPath<CalculatorForm>}
        label={label.includes("por persona") ? label.replace("por persona", asked) : `${label} ${asked}`}
        hint={said ?? undefined}
        end={end}
      />
      <CostUnits control={control} share={share} />
    </Stack>
  );
}
