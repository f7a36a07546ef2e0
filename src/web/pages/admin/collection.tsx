import { data } from 'react-router'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import { CollectionList, NewLink, OrderButton } from '../../kits/staff-collection/collection-list.tsx'
import { headingOf } from '../../kits/staff-collection/use-collection.ts'
import type { Route } from './+types/collection'
import { DeclaredCollection } from './declared-collection.tsx'
import { placeOfCollection } from './every-place.ts'

export const loader = ({ params }: Route.LoaderArgs) => data(null, { status: placeOfCollection(params.collection) ? 200 : 404 })
export const clientLoader = () => null
export const meta: Route.MetaFunction = ({ params, matches }) =>
	adminMeta(placeOfCollection(params.collection)?.name ?? 'Page not found')({ matches })

/** The list of a declared collection (decision 0024). */
export default function CollectionPage({ params: { collection: name } }: Route.ComponentProps) {
	return (
		<DeclaredCollection key={name} name={name}>
			{(collection) => (
				<StaffPage
					title={headingOf(collection)}
					actions={
						<>
							<OrderButton collection={collection} />
							<NewLink collection={collection} />
						</>
					}
				>
					<CollectionList collection={collection} />
				</StaffPage>
			)}
		</DeclaredCollection>
	)
}
