import type { MarketVehicle } from '#contract/market/market.ts'
import { Picture, type PictureProps } from '../../../ui/picture.tsx'

/** A photo of a used vehicle or its drawing; a motorcycle is drawn where neither can be had. */
export const VehiclePicture = (props: PictureProps) => <Picture {...props} instead="/drawings/commuter-grey.svg" />

/** What stands for it in a list (B.MARKET-14). */
export const FrontPicture = ({ of, ...props }: { of: Pick<MarketVehicle, 'front_image_url'> } & Omit<PictureProps, 'src'>) => (
	<VehiclePicture src={of.front_image_url} {...props} />
)
