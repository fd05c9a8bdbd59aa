import { useEffect } from "react";
import { saveFrom } from "../../base/files/save-file.ts";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { besideSession } from "../../base/session/link-token.ts";
import { useLinkCode } from "../payments/client-page/link-code.ts";
import {
  MyDossierListDocument,
  useDossierOpenMutation,
  useDossierStartMutation,
  useMyDossierListQuery,
} from "./dossiers.generated.ts";

/** Milliseconds between two checks of a dossier that is being generated. */
const LOOK_EVERY = 1_000;

/** Returns the viewer's latest dossier of a contract, and follows it while it is being generated. */
export function useDossier(contractId: string, token: string | null) {
  const showFailure = useFailureToast();
  const context = besideSession(token);
  const { code, spent } = useLinkCode();
  const variables = { contractId };
  const read = useMyDossierListQuery({
    variables,
    context,
    fetchPolicy: "cache-and-network",
  });
  const { data, startPolling, stopPolling } = read;
  const refetchQueries = [{ query: MyDossierListDocument, variables, context }];
  const [start, { loading: starting }] = useDossierStartMutation({ context, refetchQueries });
  const [open] = useDossierOpenMutation({ context });
  const latest = data?.myDossiers[0] ?? null;
  const isMade = latest?.status === "waiting" || latest?.status === "running";
  useEffect(() => {
    if (!isMade) return;
    startPolling(LOOK_EVERY);
    return stopPolling;
  }, [isMade, startPolling, stopPolling]);
  return {
    read,
    latest,
    isMade,
    starting,
    start: async () => {
      try {
        await start({ variables: { ...variables, code } });
        spent();
      } catch (error) {
        showFailure(error);
      }
    },
    save: async (id: string) => {
      try {
        const { data: answer } = await open({ variables: { id, code } });
        spent();
        if (!answer) return;
        saveFrom(answer.openDossier);
      } catch (error) {
        showFailure(error);
      }
    },
  };
}
