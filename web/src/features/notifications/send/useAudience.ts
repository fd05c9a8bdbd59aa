import { useDeferredValue, useState } from "react";
import { GERENTE, LIDER } from "@travesia/api/permissions";
import { useNoticeAudienceQuery, useNotifiablePeopleQuery } from "../notifications.generated.ts";
import type { ChosenAudience } from "./AudienceFields.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

const nobody: ChosenAudience = { people: [], roles: [], team: null };

/** Returns the recipients in the form the server takes. */
const audienceOf = ({ people, roles, team }: ChosenAudience) => ({
  userIds: people.map(({ id }) => id),
  roles: [...roles],
  teamOf: team?.id ?? null,
});

const isEmpty = ({ people, roles, team }: ChosenAudience): boolean =>
  people.length === 0 && roles.length === 0 && team === null;

/** Returns the selected recipients of a notice, and their number. */
export function useAudience() {
  const [chosen, choose] = useState(nobody);
  const [typed, type] = useState("");
  const search = useDeferredValue(typed);
  const people = useNotifiablePeopleQuery({ variables: { filter: { search }, limit: 20 } });
  const leaders = useNotifiablePeopleQuery({
    variables: { filter: { roles: [LIDER, GERENTE] }, limit: 100 },
  });
  const audience = audienceOf(chosen);
  const empty = isEmpty(chosen);
  const counted = useNoticeAudienceQuery({ variables: { audience }, skip: empty });
  return {
    audience,
    empty,
    fields: {
      chosen,
      onChoose: choose,
      found: lastAnswer(people)?.notifiablePeople.items ?? [],
      loading: people.loading,
      failed: Boolean(people.error),
      onType: type,
      teamsFailed: Boolean(leaders.error),
      teams: leaders.data?.notifiablePeople.items ?? [],
      count: empty ? 0 : counted.data?.noticeAudienceCount,
    },
  };
}
