import { addDays, today } from "@travesia/api/colombia/days";
import { useSaving } from "../../../base/saving/useSaving.ts";
import type { DayKind } from "../../../graphql/schema.generated.ts";
import { MyDayDocument } from "../my-day.generated.ts";
import {
  PostponedCountDocument,
  usePostponedCountQuery,
  useRecordPostponeMutation,
  useRecordsResumeMutation,
} from "./postponing.generated.ts";
import { postponingTexts as texts } from "./postponing.texts.ts";

/** Returns how many records one put off, and the ways to put off another and to have all of them back. */
export function usePostponing() {
  // eslint-disable-next-line no-restricted-syntax -- the day itself says that it could not be read
  const { data } = usePostponedCountQuery({ fetchPolicy: "cache-and-network" });
  const refetchQueries = [MyDayDocument, PostponedCountDocument];
  const [postpone] = useRecordPostponeMutation({ refetchQueries });
  const [resume] = useRecordsResumeMutation({ refetchQueries });
  const { perform } = useSaving();
  return {
    count: data?.postponedRecords ?? 0,
    postpone: (kind: DayKind, recordId: string, days: number): void => {
      const until = addDays(today(new Date()), days);
      void perform(() => postpone({ variables: { input: { kind, recordId, until } } }), texts.done);
    },
    resume: (): void => void perform(() => resume(), null),
  };
}
