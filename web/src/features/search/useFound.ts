import { LEAST_LETTERS } from "@travesia/api/search/search.rules";
import { usePaused } from "../../ui/usePaused.ts";
import { useSearchQuery } from "./search.generated.ts";
import type { Hit } from "./search.kinds.ts";
import { searchTexts } from "./search.texts.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

/** Milliseconds without typing after which the text is searched. */
const PAUSE = 150;

/** One line of the results: a record, or a page to open. */
export interface Found {
  readonly key: string;
  readonly heading: string;
  readonly label: string;
  /** Address, or the function to run. */
  readonly go: string | (() => void);
  /** Record; absent for a page. */
  readonly hit?: Hit;
  /** Second line of a result that is not a record. */
  readonly note?: string;
}

/** Returns the server's results for a text when the typing pauses; the earlier results stay until then. */
export function useFound(text: string) {
  const asked = usePaused(text.trim(), PAUSE);
  const short = asked.length < LEAST_LETTERS;
  const read = useSearchQuery({
    variables: { text: asked },
    skip: short,
    fetchPolicy: "network-only",
  });
  const found = short ? undefined : lastAnswer(read)?.search;
  const says = short ? searchTexts.short : read.error ? searchTexts.failed : searchTexts.nothing;
  return {
    hits: found?.hits ?? [],
    similar: found?.similar ?? false,
    says,
    loading: !short && read.loading,
    /** True when the current text has been answered, or is too short to be searched. */
    settled: asked === text.trim() && (short || !read.loading),
  };
}
