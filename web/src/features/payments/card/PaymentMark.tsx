import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { brandNames, type CardBrand } from "./card-number.ts";

type Mark = CardBrand | "wompi";

const names: Readonly<Record<Mark, string>> = { ...brandNames, wompi: "Wompi" };

const lettering = {
  fontFamily: "Arial, Helvetica, sans-serif",
  fontWeight: 700,
  textAnchor: "middle",
} as const;

/** Drawings of the marks in our own shapes and letters, 26 high. */
const drawings: Readonly<Record<Mark, ReactNode>> = {
  visa: (
    <text {...lettering} x="20" y="18" fontSize="13" fontStyle="italic" fill="#1A2B7A">
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="16" cy="13" r="8" fill="#D9230F" />
      <circle cx="24" cy="13" r="8" fill="#F2A31B" fillOpacity=".85" />
    </>
  ),
  amex: (
    <>
      <rect width="40" height="26" rx="4" fill="#1F6FB5" />
      <text {...lettering} x="20" y="17" fontSize="10" fill="#FFFFFF">
        AMEX
      </text>
    </>
  ),
  diners: (
    <>
      <circle cx="20" cy="13" r="9" fill="#1D5C8F" />
      <path d="M17 7a6.4 6.4 0 0 0 0 12zM23 7a6.4 6.4 0 0 1 0 12z" fill="#FFFFFF" />
    </>
  ),
  wompi: (
    <>
      <path
        d="m4 9 2.5 8L9 11l2.5 6L14 9"
        fill="none"
        stroke="#1B7F5C"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text {...lettering} x="37" y="17" fontSize="11" fill="#1E2A32">
        wompi
      </text>
    </>
  ),
};

const widthOf = (mark: Mark): number => (mark === "wompi" ? 60 : 40);

interface PaymentMarkProps {
  readonly mark: Mark;
  /** True to show the mark faintly, as one that is not meant. */
  readonly faint?: boolean;
}

/** Shows the mark of a card brand or of the payment provider on white, in both themes. */
export const PaymentMark = ({ mark, faint = false }: PaymentMarkProps) => (
  <Box
    component="svg"
    role="img"
    aria-label={names[mark]}
    viewBox={`0 0 ${widthOf(mark)} 26`}
    sx={{
      width: widthOf(mark),
      height: 26,
      flexShrink: 0,
      borderRadius: 1,
      backgroundColor: "#FFFFFF",
      boxShadow: "inset 0 0 0 1px rgba(11, 42, 60, 0.16)",
      opacity: faint ? 0.3 : 1,
    }}
  >
    {drawings[mark]}
  </Box>
);
