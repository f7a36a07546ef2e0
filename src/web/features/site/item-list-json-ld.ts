/**
 * A list as search engines read it (schema.org): what its page shows, in that order. Undefined for an empty one, which is no list to them.
 */
export const itemListJsonLd = (publicUrl: string, name: string, items: readonly (readonly [name: string, path: string])[]) =>
	items.length === 0
		? undefined
		: {
				'@type': 'ItemList',
				name,
				numberOfItems: items.length,
				itemListElement: items.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, url: `${publicUrl}${path}` })),
			}
