import type { StepAction } from "../../ui/dialog/step-action.ts";
import { actLabels } from "./provider.texts.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";
import type { ProviderActions } from "./useProviderActions.ts";

const shown = ["edit", "merge", "switchOff", "switchOn"] as const;

/** Returns the acts that the viewer is offered on a provider, for its head and as buttons of its page. */
export const providerStepActs = (
  provider: ProviderRecordFragment,
  actions: ProviderActions,
): readonly StepAction[] =>
  shown.flatMap((act) => {
    const offered = provider.acts.find(({ name }) => name === act);
    if (!offered) return [];
    return [
      {
        label: actLabels[act],
        off: offered.reason ?? null,
        destructive: act === "switchOff",
        onPress: () =>
          act === "switchOn" ? void actions.turn(provider.id, true) : actions.show({ act, provider }),
      },
    ];
  });
