import { Section } from "../../../ui/Section.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import { contractEventTitles, contractEventTones } from "./contract.texts.ts";
import { useContractHistoryQuery } from "./contracts.generated.ts";

/** What happened to a contract, newest first. */
export function ContractHistory({ contractId }: { readonly contractId: string }) {
  const { data } = useContractHistoryQuery({ variables: { id: contractId } });
  const entries = (data?.contractHistory ?? []).map(({ id, tipo, at, actorName, note }) => ({
    id,
    at,
    note,
    who: actorName,
    title: contractEventTitles[tipo],
    tone: contractEventTones[tipo],
  }));
  return (
    <Section title="Historia">
      <Timeline entries={entries} />
    </Section>
  );
}
