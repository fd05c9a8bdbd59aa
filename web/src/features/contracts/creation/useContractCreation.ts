import type { CreateContractInput } from "../../../graphql/schema.generated.ts";
import {
  useContractCreateMutation,
  useContractFromTemplateMutation,
} from "../contract/contracts.generated.ts";

/**
 * Makes a contract, under the clauses of the template that was chosen; with none chosen, `""`, under the
 * clauses of its kind of trip. Returns its id; `refetchQueries` are the lists that contain it afterwards.
 */
export function useContractCreation(refetchQueries: string[]) {
  const [create] = useContractCreateMutation({ refetchQueries });
  const [fromTemplate] = useContractFromTemplateMutation({ refetchQueries });
  return async (templateId: string, input: CreateContractInput): Promise<string | undefined> =>
    templateId
      ? (await fromTemplate({ variables: { templateId, input } })).data?.createContractFromTemplate.id
      : (await create({ variables: { input } })).data?.createContract.id;
}
