import Typography from "@mui/material/Typography";
import { pageTextTitles } from "@travesia/api/content/page-text/page-text.rules";
import { shownFailure } from "../../base/failure/failures.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { usePageTextQuery } from "../../features/content/content.generated.ts";
import { PublishedText, PublishedTextSkeleton } from "../../features/content/page-text/PublishedText.tsx";

/** Shows a public page that consists of one text. */
function StaticPage({ textKey }: { readonly textKey: "about" | "policies" | "terms" }) {
  const title = pageTextTitles[textKey];
  usePageTitle(title);
  const { data, error, refetch } = usePageTextQuery({ variables: { key: textKey } });
  const text = data?.pageText;
  return (
    <>
      <Typography
        variant="h1"
        sx={{ mt: { xs: 2, md: 5 }, mb: 6, fontSize: { xs: "2.125rem", md: "2.75rem" } }}
      >
        {title}
      </Typography>
      {error && !text ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : !text ? (
        <PublishedTextSkeleton />
      ) : (
        <PublishedText html={text.html} />
      )}
      {text?.publishedAt && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 6 }}>
          Actualizado: <InstantText at={text.publishedAt} />
        </Typography>
      )}
    </>
  );
}

/** Shows `/about`. */
export const AboutScreen = () => <StaticPage textKey="about" />;

/** Shows `/politicas`. */
export const PoliciesScreen = () => <StaticPage textKey="policies" />;

/** Shows `/terminos`. */
export const TermsScreen = () => <StaticPage textKey="terms" />;
