import Button from "@mui/material/Button";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useDocumentCountsQuery } from "../../features/staff-documents/document/staff-documents.generated.ts";
import { reviewTabOf } from "../../features/staff-documents/review/review.filters.ts";
import {
  type ReviewTab,
  reviewTexts as texts,
  tabLabels,
} from "../../features/staff-documents/review/review.texts.ts";
import { ReviewDeskTab } from "../../features/staff-documents/review/ReviewDeskTab.tsx";
import { ReviewListTab } from "../../features/staff-documents/review/ReviewListTab.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the team's documents: the ones waiting for the owner, or the list of all documents. */
export function DocumentsReviewScreen() {
  const address = useAddress();
  const tab = reviewTabOf(address.values);
  const read = useDocumentCountsQuery({
    fetchPolicy: "cache-and-network",
    pollInterval: 30_000,
  });
  const counts = lastAnswer(read)?.staffDocumentStats;
  const other: ReviewTab = tab === "" ? "todos" : "";
  const status = address.values.estado ?? "";
  return (
    <>
      <PageHeader
        title={texts.title}
        more={
          <Button onClick={() => address.only({ ver: other })}>
            {tabLabels[other](other === "" ? counts?.pending : counts?.total)}
          </Button>
        }
        subtitle={`${tabLabels[tab](tab === "" ? counts?.pending : counts?.total)} · ${texts.lead}`}
      />
      <LiveList type="staff_document" />
      <Counters
        label="Estado"
        selected={tab === "" ? "pending" : status || "total"}
        onSelect={(next) =>
          address.only(
            next === "pending" ? {} : { ver: "todos", estado: next === "total" ? "" : next || status },
          )
        }
        counters={[
          { value: "pending", label: "Pendientes", count: counts?.pending },
          { value: "approved", label: "Aprobados", count: counts?.approved },
          { value: "rejected", label: "Rechazados", count: counts?.rejected },
          { value: "total", label: "Total", count: counts?.total },
        ]}
      />
      {tab === "" ? (
        <ReviewDeskTab asked={address.values.documento} onAll={() => address.set({ ver: "todos" })} />
      ) : (
        <ReviewListTab />
      )}
    </>
  );
}
