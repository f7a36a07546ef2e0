import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrokenPage } from '../../features/site/broken-page.tsx'
import { StaffPage } from '../../features/staff-frame/staff-page.tsx'
import type { CollectionScreens } from '../../kits/staff-collection/staff-collection.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { placeOfCollection } from './every-place.ts'

/** What features declare, each loaded when it is opened. */
const declared = import.meta.glob<{ collection: CollectionScreens }>('../../features/**/*-collection.tsx')
const loadOf = (name: string) => Object.entries(declared).find(([file]) => file.endsWith(`/${name}-collection.tsx`))?.[1]

/** The screens of the collection with this name in the address, once they are loaded; where there is none, that the page does not exist. */
export function DeclaredCollection({ name, children }: { name: string; children: (collection: CollectionScreens) => ReactNode }) {
	const [place, load] = [placeOfCollection(name), loadOf(name)]
	const loaded = useQuery({
		queryKey: ['collection screens', name],
		queryFn: async () => (await load?.()) ?? null,
		enabled: place !== undefined && load !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	})
	if (!place || !load) return <BrokenPage status={404} />
	if (loaded.data) return children(loaded.data.collection)
	return (
		<StaffPage title={place.name}>
			{/* What a newer build has replaced is there only after a reload. */}
			<NotLoaded
				query={{ ...loaded, refetch: () => window.location.reload() }}
				loading="Loading..."
				failed={`${place.name} could not be loaded.`}
			/>
		</StaffPage>
	)
}
