import type { StepAction } from "../../ui/dialog/step-action.ts";
import { actLabels } from "./customer.texts.ts";
import type { CustomerRecordFragment } from "./customers.generated.ts";
import type { CustomerActions } from "./useCustomerActions.ts";

const shown = ["edit", "addNote", "merge"] as const;

/** Returns the acts that the viewer is offered on a customer, for its head and as buttons of its page. */
export const customerStepActs = (
  customer: CustomerRecordFragment,
  actions: CustomerActions,
): readonly StepAction[] =>
  shown.flatMap((act) => {
    const offered = customer.acts.find(({ name }) => name === act);
    if (!offered) return [];
    const onPress = () => actions.show({ act, customer });
    return [{ label: actLabels[act], off: offered.reason ?? null, onPress }];
  });
