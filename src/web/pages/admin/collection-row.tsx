import { data, Link } from 'react-router'
import { ChangesOf } from '../../features/staff-audit/changes-of.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { CollectionDetail, CollectionState, NewRow } from '../../kits/staff-collection/collection-detail.tsx'
import { CollectionTrail } from '../../kits/staff-collection/collection-list.tsx'
import type { CollectionScreens } from '../../kits/staff-collection/staff-collection.ts'
import { headingOf, pathOf, useCollectionRow } from '../../kits/staff-collection/use-collection.ts'
import { capital } from '../../kits/staff-place.ts'
import { EditLoaded } from '../../ui/form/edit-loaded.tsx'
import type { Route } from './+types/collection-row'
import { DeclaredCollection } from './declared-collection.tsx'
import { auditedOf, placeOfCollection } from './every-place.ts'

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: placeOfCollection(params.collection) ? 200 : 404 })
export const clientLoader = () => null
export const meta: Route.MetaFunction = ({ params, matches }) => {
	const one = placeOfCollection(params.collection)?.collection?.one
	return adminMeta(one ? capital(one) : 'Page not found')({ matches })
}

/** One row of a declared collection, or under `new` the form for another (decision 0024). */
export default function CollectionRowPage({ params: { collection: name, key } }: Route.ComponentProps) {
	return (
		<DeclaredCollection key={`${name} ${key}`} name={name}>
			{(collection) => (key === 'new' ? <New collection={collection} /> : <Known collection={collection} rowKey={key} />)}
		</DeclaredCollection>
	)
}

const wayToAll = (collection: CollectionScreens) => <Link to={pathOf(collection)}>{headingOf(collection)}</Link>

const New = ({ collection }: { collection: CollectionScreens }) => (
	<StaffPage title={`New ${collection.words.one}`} above={wayToAll(collection)}>
		<NewRow collection={collection} />
	</StaffPage>
)

function Known({ collection, rowKey }: { collection: CollectionScreens; rowKey: string }) {
	const { words, key, nameOf, actions } = collection
	const query = useCollectionRow(collection, rowKey)
	return (
		<StaffPage
			title={query.data ? nameOf(query.data) : capital(words.one)}
			above={<CollectionTrail collection={collection} current={key === 'id' ? Number(rowKey) : rowKey} />}
			beside={query.data && <CollectionState collection={collection} row={query.data} />}
			actions={query.data && actions?.(query.data)}
		>
			<EditLoaded query={query} name={words.one} back={wayToAll(collection)}>
				{(row) => (
					<CollectionDetail collection={collection} row={row} changes={<ChangesOf of={auditedOf(words.name)} id={String(row[key])} />} />
				)}
			</EditLoaded>
		</StaffPage>
	)
}
