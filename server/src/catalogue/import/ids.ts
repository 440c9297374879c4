/** `orcid:0000-0001-6187-6610` of an ORCID with or without its address; undefined for anything else. */
export function orcid(given: string | null | undefined): string | undefined {
  const found = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?$/i.exec(given?.trim() ?? '')
  return found ? `orcid:${found[1]!.toUpperCase()}` : undefined
}

/** `openalex:A5023888391` of an author's OpenAlex id with or without its address; undefined for anything else. */
export function openalexId(given: string | null | undefined): string | undefined {
  const found = /^(?:https?:\/\/(?:api\.)?openalex\.org\/(?:authors\/)?)?(A\d+)\/?$/i.exec(given?.trim() ?? '')
  return found ? `openalex:${found[1]!.toUpperCase()}` : undefined
}
