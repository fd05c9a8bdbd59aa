import type { Day } from "@travesia/api/colombia/days";
import { angleOf, headDown, inkOf, type UprightInk, upright } from "./ink.ts";
import { shapesAt } from "./letter-shapes.ts";
import type { Letters } from "./letters.rules.ts";
import { cutOut } from "./line-cut.ts";
import { allowedAt, documentOf, type LineLength } from "./mrz.rules.ts";
import { type Picture, quarterTurned } from "./picture.ts";
import { type PlaceReading, readLetters, together } from "./read-letters.ts";
import type { ReadDocument } from "./read-document.ts";
import { LAST_GAP, lineBoxes, type LineBox, type LineSet, lineSets, middleOf } from "./text-lines.ts";

/** Document that was read, with the part of the picture that it was read from. */
export interface Reading {
  readonly document: ReadDocument;
  readonly cut: Picture;
}

/** Pixels of a letter's place in the two cuts that are read. */
const CUTS = [18, 14] as const;
/** Lead over the second letter below which a letter is doubtful. */
const LEAD = 0.015;
/** Mean likeness from which lines are taken for a machine-readable zone. */
const LIKE = 0.6;
/** Number of sets of lines that are read in one position of the picture. */
const TRIED = 6;
/** Reads the machine-readable zone in a picture; null when there is none, or it is not legible. */
export function readMrz(picture: Picture, today: Day): Reading | null {
  for (const turns of [0, 1] as const) {
    const turned = quarterTurned(picture, turns);
    const ink = inkOf(turned);
    const flat = upright(ink, angleOf(ink));
    for (const position of [flat, headDown(flat)])
      for (const set of lineSets(lineBoxes(position, ink.width)).slice(0, TRIED)) {
        const document = readSet(turned, position, set, today);
        if (document) return { document, cut: cutAround(turned, position, set.boxes) };
      }
  }
  return null;
}

function readSet(
  picture: Picture,
  ink: UprightInk,
  { letters, boxes }: LineSet,
  today: Day,
): ReadDocument | null {
  const lines: Letters[] = [];
  for (const [line, box] of boxes.entries()) {
    const one = readCut(picture, ink, box, { letters, line, size: CUTS[0] });
    if (!one || one.reduce((sum, { likeness }) => sum + likeness, 0) / letters < LIKE) return null;
    const other = readCut(picture, ink, box, { letters, line, size: CUTS[1] });
    if (!other) return null;
    lines.push(one.map((reading, at) => letterOf(reading, other[at]!)));
  }
  return documentOf(lines, today);
}

/** Returns the letter of two readings: doubtful when they differ, or when one hardly prefers its own. */
function letterOf(one: PlaceReading, other: PlaceReading) {
  const { letter } = together(one, other);
  const isSure = one.letter === other.letter && one.lead >= LEAD && other.lead >= LEAD;
  return { letter, doubtful: !isSure };
}

function readCut(
  picture: Picture,
  ink: UprightInk,
  box: LineBox,
  { letters, line, size }: { readonly letters: LineLength; readonly line: number; readonly size: number },
): PlaceReading[] | null {
  const place = (box.right - box.left) / (letters - LAST_GAP);
  const scale = size / place;
  const [above, beside] = [place * 1.3, place];
  const cut = cutOut(
    picture,
    ink,
    {
      left: box.left - beside,
      top: middleOf(box) - above,
      width: box.right - box.left + beside * 2,
      height: above * 2,
    },
    scale,
  );
  const first = { x: size + ((1 - LAST_GAP) / 2) * size, y: above * scale };
  return readLetters(cut, shapesAt(size), first, letters, (at) => allowedAt(letters, line, at));
}

/** Returns the part of the picture with the lines, for the person who compares. */
function cutAround(picture: Picture, ink: UprightInk, boxes: readonly LineBox[]): Picture {
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const margin = (right - left) * 0.03;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin;
  const cut = { left: left - margin, top, width: right - left + margin * 2, height: bottom - top };
  return cutOut(picture, ink, cut, Math.min(2, 1400 / cut.width));
}
