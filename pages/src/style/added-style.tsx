import type { ComponentType } from "react";

/** Returns a component that adds a style to the document, once, after the styles that it builds on. */
export const addedStyle = (name: string, style: string, ...below: readonly ComponentType[]): ComponentType =>
  function AddedStyle() {
    return (
      <>
        {below.map((Below, place) => (
          <Below key={place} />
        ))}
        <style href={`travesia-${name}`} precedence="parts">
          {style}
        </style>
      </>
    );
  };
