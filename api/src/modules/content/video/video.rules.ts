import { parsedAddress } from "../../../core/addresses.ts";
import { badInput } from "../../../core/failure.ts";

const LONGEST = 1_000;

/** Known hosts of videos, with their common names. */
export const videoHosts = {
  YouTube: ["youtube.com", "youtu.be", "youtube-nocookie.com"],
  Instagram: ["instagram.com"],
  Vimeo: ["vimeo.com"],
  TikTok: ["tiktok.com"],
  Facebook: ["facebook.com", "fb.watch"],
  Loom: ["loom.com"],
  Drive: ["drive.google.com"],
  Cloudinary: ["res.cloudinary.com"],
} as const satisfies Record<string, readonly string[]>;

/** Common name of a video host. */
export type VideoHost = keyof typeof videoHosts;

const hosts = Object.keys(videoHosts) as VideoHost[];

const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/**
 * Returns the name of the host of a video's URL; null for an unknown host, and for a URL that is not https.
 */
export function videoHost(url: string): VideoHost | null {
  const parsed = parsedAddress(url);
  if (!parsed) return null;
  const { protocol, hostname, username } = parsed;
  if (protocol !== "https:" || username) return null;
  return hosts.find((host) => videoHosts[host].some((domain) => isOf(hostname, domain))) ?? null;
}

/**
 * Returns a video's URL without surrounding spaces. BAD_USER_INPUT on `url` unless it is an https URL of a
 * known host.
 */
export function cleanVideoUrl(typed: string): string {
  const url = typed.trim();
  if (!/^https:\/\//i.test(url) || url.length > LONGEST || /[\s"'<>\\]/.test(url))
    throw badInput("url", "La dirección del video debe empezar por https://");
  if (!videoHost(url)) throw badInput("url", `Usa un video de ${hosts.slice(0, -1).join(", ")} o Cloudinary`);
  return url;
}

/** Way in which a page embeds a video: the host's player in a frame, or the file itself. */
export type Player = { readonly frame: string } | { readonly file: string };

/** Returns the player of a video; null when its host does not allow embedding. */
export function playerOf(url: string): Player | null {
  const host = videoHost(url);
  if (!host) return null;
  const { hostname, pathname, searchParams } = new URL(url);
  const parts = pathname.split("/").filter(Boolean);
  const last = parts.at(-1) ?? "";
  switch (host) {
    case "YouTube": {
      const id = isOf(hostname, "youtu.be")
        ? last
        : (searchParams.get("v") ?? (/^(embed|shorts|live)$/.test(parts[0] ?? "") ? last : ""));
      return /^[\w-]{6,20}$/.test(id) ? { frame: `https://www.youtube-nocookie.com/embed/${id}` } : null;
    }
    case "Vimeo":
      return /^\d+$/.test(last) ? { frame: `https://player.vimeo.com/video/${last}` } : null;
    case "Instagram": {
      const [kind, id] = parts.slice(-2);
      return /^(p|reel|reels|tv)$/.test(kind ?? "") && /^[\w-]+$/.test(id ?? "")
        ? { frame: `https://www.instagram.com/${kind === "reels" ? "reel" : kind}/${id}/embed` }
        : null;
    }
    case "Loom":
      return parts[0] === "share" && /^\w+$/.test(last)
        ? { frame: `https://www.loom.com/embed/${last}` }
        : null;
    case "Cloudinary":
      return /\.(mp4|webm|mov)$/i.test(pathname) ? { file: url } : null;
    case "TikTok":
    case "Facebook":
    case "Drive":
      return null;
  }
}
