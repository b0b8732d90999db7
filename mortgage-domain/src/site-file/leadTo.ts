const linkKeys = ['href', 'home', 'messagingHref'];

/**
 * Leads the links of a part to the site's server, where they are paths.
 * @example leadTo('https://a.example', { home: '/' }).home // 'https://a.example/'
 */
export function leadTo<Part>(server: string | undefined, part: Part): Part {
  if (!server) {
    return part;
  }
  const lead = (key: string, value: unknown) =>
    linkKeys.includes(key) && String(value).startsWith('/')
      ? server + String(value)
      : value;
  return JSON.parse(JSON.stringify(part, lead)) as Part;
}
