const linkKeys = ['href', 'home', 'messagingHref'];

/**
 * Leads the links of a part to the site's server, where they are paths.
 * @example leadTo('https://a.example', { home: '/' }).home // 'https://a.example/'
 */
export const leadTo = <Part>(server: string | undefined, part: Part): Part =>
  JSON.parse(
    JSON.stringify(part, (key, value: unknown) =>
      server && linkKeys.includes(key) && String(value).startsWith('/')
        ? server + String(value)
        : value,
    ),
  ) as Part;
