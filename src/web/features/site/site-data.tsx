import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/company/company.ts'

/** What every page knows of the company; `settings` is null when it could not be asked for. */
export type SiteData = { settings: SiteSettings | null; publicUrl: string; demo: boolean }
export const unknownSite: SiteData = { settings: null, publicUrl: '', demo: false }

const Site = createContext<SiteData>(unknownSite)
export const SiteProvider = Site.Provider
export const useSite = () => useContext(Site)
