import Pagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useEffectEvent, useRef } from "react";
import { ChoiceField } from "../form/ChoiceField.tsx";
import { pageSizes } from "./page-sizes.ts";

export interface PageBarProps {
  readonly page: number;
  readonly totalPages: number;
  readonly total?: number | undefined;
  readonly onPage: (page: number) => void;
  /** Called with the likely next page: the next visible one, or the one pointed at. */
  readonly onAhead?: (page: number) => void;
  /** Rows to a page, where its reader may choose. */
  readonly size?: number;
  readonly onSize?: (size: number) => void;
}

/**
 * Shows the number of a list's page, the number of pages, and the rows of each; hidden when all fit on one.
 */
export function PageBar({ page, totalPages, total, onPage, onAhead, size, onSize }: PageBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const bar = useRef<HTMLDivElement>(null);
  const askForNext = useEffectEvent(() => onAhead?.(page + 1));
  const hasNext = onAhead !== undefined && page < totalPages;
  useEffect(() => {
    if (!hasNext || !bar.current) return undefined;
    const isSeen = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      isSeen.disconnect();
      askForNext();
    });
    isSeen.observe(bar.current);
    return () => isSeen.disconnect();
  }, [page, hasNext]);
  const sized = size !== undefined && onSize && (total ?? 0) > pageSizes[0];
  if (totalPages <= 1 && !sized) return null;
  return (
    <Stack
      ref={bar}
      direction="row"
      sx={{ justifyContent: "space-between", alignItems: "center", mt: 4, flexWrap: "wrap", gap: 2 }}
    >
      <Typography variant="caption" color="textSecondary" aria-live="polite">
        Página {page} de {totalPages}
        {total != null && ` · ${total.toLocaleString("es-CO")} en total`}
      </Typography>
      <Stack direction="row" sx={{ alignItems: "center", gap: 3, flexWrap: "wrap", displayPrint: "none" }}>
        {sized && (
          <ChoiceField
            label="Filas por página"
            value={size}
            options={pageSizes.map((each) => ({ value: each, label: String(each) }))}
            onChange={onSize}
            sx={{ width: 150 }}
          />
        )}
        {totalPages > 1 && (
          <Pagination
            page={page}
            count={totalPages}
            onChange={(_, next) => onPage(next)}
            size={phone ? "medium" : "small"}
            siblingCount={phone ? 0 : 1}
            shape="rounded"
            renderItem={(item) => {
              const ahead = () => item.page !== null && item.page !== page && onAhead?.(item.page);
              return <PaginationItem {...item} onPointerEnter={ahead} onFocus={ahead} />;
            }}
          />
        )}
      </Stack>
    </Stack>
  );
}
