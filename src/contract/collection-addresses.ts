/** The calls that a collection of the company has (D-22), by its name in the path and the field by which one of it is addressed. */
export const collectionAddresses = <const Name extends string, const Key extends string>(name: Name, key: Key) =>
	({
		list: `GET /admin/${name}/`,
		find: `GET /admin/${name}/:${key}/`,
		create: `POST /admin/${name}/`,
		change: `PATCH /admin/${name}/:${key}/`,
		remove: `DELETE /admin/${name}/:${key}/`,
		import: `POST /admin/${name}/import/`,
		order: `PUT /admin/${name}/order/`,
	}) as const

export type CollectionAddresses<Name extends string = string, Key extends string = string> = ReturnType<
	typeof collectionAddresses<Name, Key>
>
