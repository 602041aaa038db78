// Made from the server's OpenAPI document by `npm run api-types`. Not edited by hand.
export interface paths {
    "/v1/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            expirationTime: number;
                            refreshToken?: string;
                            user: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                email: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                /** @enum {string} */
                                role: "member" | "administrator";
                                profilePictureUrl: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken?: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            accessToken: string;
                            expirationTime: number;
                            refreshToken?: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        refreshToken?: string;
                        /** @enum {string} */
                        tokenTransport?: "cookie" | "body";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            msg: string;
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Search active listings */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type?: string;
                        subtype?: string;
                        province?: string;
                        city?: string;
                        /** @enum {string} */
                        listingType?: "sale" | "rent" | "both";
                        lowerPrice?: number;
                        upperPrice?: number;
                        keywords?: string[];
                        /** @enum {string} */
                        sort?: "featured" | "newest" | "price-asc" | "price-desc";
                        /** @default 1 */
                        page?: number;
                        /** @default 10 */
                        limit?: number;
                        lastDoc?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            response: {
                                properties: {
                                    /** Format: uuid */
                                    id: string;
                                    name: string;
                                    thumbnailUrl: string | null;
                                    city: string;
                                    /** @enum {string} */
                                    province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                    /** @enum {string} */
                                    type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                    subtype: string;
                                    subType: string;
                                    price: number;
                                    /** @enum {string} */
                                    listingType: "sale" | "rent" | "both";
                                    description: string;
                                    facts: {
                                        key: string;
                                        /** @enum {string} */
                                        group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                        unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                        label: string;
                                        text: string;
                                    }[];
                                    boosts: {
                                        exposure: boolean;
                                        priority: boolean;
                                    };
                                }[];
                                totalPages: number;
                                totalResults: number;
                                page: number;
                                lastDoc: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Featured listings for the home page */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lat?: number;
                        lon?: number;
                        /** @default 10 */
                        limit?: number;
                        city?: string;
                        /**
                         * @default featured
                         * @enum {string}
                         */
                        sort?: "featured" | "newest";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            properties: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                thumbnailUrl: string | null;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                subType: string;
                                price: number;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                description: string;
                                facts: {
                                    key: string;
                                    /** @enum {string} */
                                    group: "building" | "use" | "access" | "services" | "land" | "farm" | "business" | "financial";
                                    unit: ("cad" | "cad-per-month" | "cad-per-year" | "cad-per-sqft" | "sqft" | "acres" | "feet" | "percent" | "count" | "years" | "amps" | "tons" | "tonnes" | "bushels" | "kg-per-day" | "litres-per-year") | null;
                                    label: string;
                                    text: string;
                                }[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/getProperty/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a listing */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            property: {
                                /** Format: uuid */
                                id: string;
                                name: string;
                                city: string;
                                /** @enum {string} */
                                province: "Ontario" | "British Columbia" | "Alberta" | "Quebec" | "Manitoba" | "Saskatchewan" | "Nova Scotia" | "New Brunswick" | "Newfoundland and Labrador" | "Prince Edward Island" | "Northwest Territories" | "Yukon" | "Nunavut";
                                /** @enum {string} */
                                type: "Commercial" | "Office" | "Industrial" | "Land & Development" | "Investment Properties" | "Sale of Business" | "Farm & Agricultural" | "Merger & Acquisitions" | "Franchises & New Business Opportunities";
                                subtype: string;
                                price: number;
                                description: string;
                                thumbnailUrl: string | null;
                                imageUrls: string[];
                                createdAt: {
                                    seconds: number;
                                };
                                /** Format: uuid */
                                listingOwner: string;
                                /** @enum {string} */
                                listingType: "sale" | "rent" | "both";
                                features: {
                                    includes?: string[];
                                } & {
                                    [key: string]: string | number;
                                };
                                keywords: string[];
                                boosts: {
                                    exposure: boolean;
                                    priority: boolean;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/property/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who owns a listing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        uid: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            owner: {
                                /** Format: uuid */
                                uid: string;
                                firstName: string;
                                lastName: string;
                                profilePictureUrl: string | null;
                                brokerageName: string | null;
                                isAgent: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database reachable, migrations applied */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Default Response */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: string;
                            msg: string;
                            code: string;
                            requestId: string;
                            fields?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
