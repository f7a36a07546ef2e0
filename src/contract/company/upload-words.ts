/** How an uploaded picture is drawn anew. Photos and documents of vehicles come with their own forms (decision 0043). */
export const uploadPresets = ['pictures'] as const
/** What a picture is of. */
export const uploadFolders = ['catalogue', 'models'] as const
export type UploadFolder = (typeof uploadFolders)[number]
