import { useApolloClient } from "@apollo/client/react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import {
  AgencySettingsDocument,
  type AgencyWholeFragment,
  useAgencySettingsUpdateMutation,
} from "../content.generated.ts";
import { agencyFields } from "./agency.form.ts";

/** Returns the form of the agency's data; the values stay when the server refuses them. */
export function useAgencyForm(settings: AgencyWholeFragment, onSaved?: () => void) {
  const { busy, failure, fresh, renew, perform } = useSaving();
  const client = useApolloClient();
  const [update] = useAgencySettingsUpdateMutation({ refetchQueries: ["PublicSettings", "AgencyWarning"] });
  /**
   * Returns the settings that another person saved in the meantime; the user's changes are saved over them.
   */
  const theirs = async () => {
    const { data } = await client.query({ query: AgencySettingsDocument, fetchPolicy: "network-only" });
    return data?.agencySettings ? agencyFields.input(agencyFields.read(data.agencySettings)) : {};
  };
  const { control, formState, submit } = useFields(agencyFields, {
    record: settings,
    fresh,
    save: async ({ input, changed, values }, opened) => {
      const { file } = values.picture;
      const act = async (over?: number) =>
        update({
          variables: {
            file,
            input:
              over === undefined
                ? { ...input, version: opened.version }
                : { ...input, ...(await theirs()), ...changed, version: over },
          },
        });
      const wrong = await perform(act, "Ajustes guardados");
      if (wrong) return wrong;
      if (onSaved) onSaved();
      else renew();
      return null;
    },
  });
  return { busy, failure, control, formState, submit };
}
