import type { CreateContractInput } from "../../../graphql/schema.generated.ts";
import {
  useContractCreateMutation,
  useContractFromTemplateMutation,
} from "../contract/contracts.generated.ts";

/**
 * Creates a contract with the clauses of the selected template; when none is selected (`""`), with the
 * clauses for its trip type. Returns its id. `refetchQueries` are the lists that include the new contract.
 */
export function useContractCreation(refetchQueries: string[]) {
  const [create] = useContractCreateMutation({ refetchQueries });
  const [fromTemplate] = useContractFromTemplateMutation({ refetchQueries });
  return async (templateId: string, input: CreateContractInput): Promise<string | undefined> =>
    templateId
      ? (await fromTemplate({ variables: { templateId, input } })).data?.createContractFromTemplate.id
      : (await create({ variables: { input } })).data?.createContract.id;
}
