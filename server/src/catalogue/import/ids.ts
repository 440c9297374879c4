/** The id `orcid:0000-0001-6187-6610` of an ORCID, given as a URL or not; undefined for any other text. */
export function parseOrcid(given: string | null | undefined): string | undefined {
  const found = /^(?:https?:\/\/(?:www\.)?orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dx])\/?$/i.exec(given?.trim() ?? '')
  return found ? `orcid:${found[1]!.toUpperCase()}` : undefined
}

/** The id `openalex:A5023888391` of an OpenAlex author, given as a URL or not; undefined for any other text. */
export function parseOpenalexId(given: string | null | undefined): string | undefined {
  const found = /^(?:https?:\/\/(?:api\.)?openalex\.org\/(?:authors\/)?)?(A\d+)\/?$/i.exec(given?.trim() ?? '')
  return found ? `openalex:${found[1]!.toUpperCase()}` : undefined
}
