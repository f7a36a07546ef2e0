import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { marketLimits } from '#contract/market/market-words.ts'
import type { VehiclePhoto } from '#contract/market/staff-market.ts'
import { PictureRows } from '../../../kits/staff-collection/picture-rows.tsx'
import { staffApi } from '../../../staff-api.ts'
import { DetailPart } from '../../../ui/detail-screen.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { CoverPhoto } from './cover-photo.tsx'

/** Its key lies below the vehicle's, so that a change of the vehicle reloads the photos too. */
const photosOf = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'vehicles', id, 'photos'],
		queryFn: ({ signal }) => staffApi.vehiclePhotos({ params: { id }, signal }),
	})

/** The photos of a used vehicle: the first stands for it in the market; number plates are covered before anybody sees them (B.ADMIN-23). */
export function VehiclePhotos({ vehicle: { id } }: { vehicle: { id: number } }) {
	const queries = useQueryClient()
	const query = useQuery(photosOf(id))
	const [covering, setCovering] = useState<VehiclePhoto | null>(null)
	const keep = async (work: Promise<{ photos: VehiclePhoto[] }>) => {
		queries.setQueryData(photosOf(id).queryKey, await work)
		await Promise.all([['market'], ['staff', 'audit-log']].map((queryKey) => queries.invalidateQueries({ queryKey })))
	}
	if (!query.data)
		return (
			<DetailPart title="Photos">
				<NotLoaded query={query} loading="Loading photos..." failed="The photos could not be loaded." count={2} />
			</DetailPart>
		)
	const { photos } = query.data
	return (
		<>
			<PictureRows
				title="Photos"
				one="photo"
				empty="None yet: customers see the drawing."
				pictures={photos}
				max={marketLimits.images}
				onAdd={(body) => keep(staffApi.addVehiclePhoto({ params: { id }, body }))}
				onOrder={(ids) => keep(staffApi.orderVehiclePhotos({ params: { id }, body: { ids } }))}
				onRemove={(photo) => keep(staffApi.removeVehiclePhoto({ params: { id, photo } }))}
				more={(_, at) => (
					<IconButton
						icon="eye-off"
						label={`Cover the number plate on photo ${at + 1}`}
						aria-haspopup="dialog"
						onClick={() => setCovering(photos[at] ?? null)}
					/>
				)}
			/>
			{covering && (
				<CoverPhoto
					url={covering.url}
					onCover={(part) => keep(staffApi.coverVehiclePhoto({ params: { id, photo: covering.id }, body: part }))}
					onClose={() => setCovering(null)}
				/>
			)}
		</>
	)
}
