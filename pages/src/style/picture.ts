/** Styles of a picture in its frame; every one of them gives way to a class of the surrounding page. */
export const pictureStyle = `
:where(.t-picture){display:block;width:100%;aspect-ratio:16/10;object-fit:cover;background:var(--sea-soft)}
:where(.t-picture-missing){display:grid;place-items:center}
:where(.t-picture-missing) svg{display:block;width:min(160px,70%);height:36px;min-width:48px;overflow:visible;color:var(--sea)}
`;
